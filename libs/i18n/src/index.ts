export type { TextResources } from './text-resources';
export * from './text-keys';
export * from './texts';
