import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import node from './node.mjs';

/** Unit tests of the server and the demo. They share a process, because both load the application. */
export default { ...node, test: { ...node.test, dir: join(ROOT, 'services') } };
