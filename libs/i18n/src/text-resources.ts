/**
 * Namespaces and the type of their English texts. A project adds its own in `src/i18n/types.d.ts`:
 * `declare module '@portico/i18n/text-resources' { interface TextResources { 'mfe-market': typeof import('./en.json') } }`.
 */
export interface TextResources {}
