export { hasFields, isOneOf, isPositive, newKey } from './stored-call';
export { PendingSend, type PendingSendOptions, type SendState } from './pending-send';
export { type PendingSendHandle, usePendingSend } from './use-pending-send';
