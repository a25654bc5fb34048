import { ROOT } from '../bootstrap/workspace.mjs';
import { brokenLinks, markdownFiles, missingTests } from './links.mjs';

const files = markdownFiles(ROOT);
const broken = [...brokenLinks(ROOT, files), ...missingTests(ROOT, ['docs/contract.md'])];
for (const link of broken) console.log(link);
process.exitCode = broken.length === 0 ? 0 : 1;
