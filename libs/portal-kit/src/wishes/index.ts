export { useWishes, type Wishes } from './use-wishes';
