import type texts from './en.json';

declare module '@portico/i18n/text-resources' {
  interface TextResources {
    'mfe-public': typeof texts;
  }
}
