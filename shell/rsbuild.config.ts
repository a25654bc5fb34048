import { shellConfig } from '@portico/tools/rsbuild';

export default shellConfig(import.meta.dirname);
