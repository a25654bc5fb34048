import { remoteConfig } from '@portico/tools/rsbuild';

export default remoteConfig(import.meta.dirname);
