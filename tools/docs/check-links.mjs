import { ROOT } from '../bootstrap/workspace.mjs';
import { brokenLinks, markdownFiles } from './links.mjs';

const broken = brokenLinks(ROOT, markdownFiles(ROOT));
for (const link of broken) console.log(link);
process.exitCode = broken.length === 0 ? 0 : 1;
