import '@portico/i18n';

declare module '@portico/i18n' {
  interface TextResources {
    shell: typeof import('./en.json');
  }
}
