import '@portico/i18n';

declare module '@portico/i18n/text-resources' {
  interface TextResources {
    shell: typeof import('./en.json');
  }
}
