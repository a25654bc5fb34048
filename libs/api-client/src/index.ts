export * from '@portico/api-client/runtime';
export type { components, operations, paths } from './generated/api';
