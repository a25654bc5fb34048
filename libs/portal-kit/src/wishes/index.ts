export { hasDeviceWishes } from './device-wishes';
export { useWishes, type Wishes } from './use-wishes';
