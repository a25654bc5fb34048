import { front } from '../../tools/jest/front.mjs';

export default front(import.meta.dirname);
