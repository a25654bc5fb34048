import type texts from './en.json';

declare module '@portico/i18n' {
  interface TextResources {
    'mfe-admin': typeof texts;
  }
}
