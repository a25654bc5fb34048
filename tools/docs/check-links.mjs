import { ROOT } from '../bootstrap/workspace.mjs';
import { brokenLinks, filesOf, missingSources, missingTests } from './links.mjs';

const files = filesOf(ROOT, /\.md$/);
/** Decision records name files that existed then. */
const current = files.filter((file) => !file.startsWith('docs/adr/') && file !== 'CHANGELOG.md');
const broken = [
  ...brokenLinks(ROOT, files),
  ...missingTests(ROOT, ['docs/contract.md']),
  ...missingSources(ROOT, current),
];
for (const link of broken) console.log(link);
process.exitCode = broken.length === 0 ? 0 : 1;
