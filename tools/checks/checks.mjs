import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tail } from '../bootstrap/run.mjs';
import { ROOT, projects } from '../bootstrap/workspace.mjs';
import { filesToFormat } from './format.mjs';
import { brokenLinks, markdownFiles } from './links.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

/** A command as one check: its exit code decides, its output is the detail. */
function check(name, args, { needs, lines = 60 } = {}) {
  return {
    name,
    needs,
    work: async () => {
      const { code, output } = await runNode(args);
      const ok = code === 0;
      return { passed: Number(ok), failed: Number(!ok), details: ok ? [] : [tail(output, lines)] };
    },
  };
}

/**
 * Of files that oxfmt leaves as they are Prettier is not asked: they agree but on a few forms, and oxfmt takes a fortieth of the time. Of all others
 * Prettier has the word, and of every file where oxfmt could not do its work.
 */
const format = {
  name: 'format',
  work: async () => {
    const { code, output } = await runNode([
      bin('oxfmt/bin/oxfmt'),
      '-c',
      '.prettierrc.json',
      '--list-different',
      '.',
    ]);
    const files = filesToFormat(code, output);
    if (files.length === 0) return { passed: 1, failed: 0 };
    return check('format', [
      bin('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level=warn',
      ...files,
    ]).work();
  },
};

/** The types of the projects, two projects at a time, one count each. */
const typesOf = (isWanted) => ({
  name: 'types',
  work: async () => {
    const waiting = projects().filter(
      (project) => isWanted(project) && existsSync(join(ROOT, project.folder, 'tsconfig.json')),
    );
    const details = [];
    let passed = 0;
    const worker = async () => {
      for (let project = waiting.shift(); project; project = waiting.shift()) {
        const { code, output } = await runNode([
          bin('typescript7/bin/tsc'),
          '-p',
          project.folder,
          '--pretty',
          'false',
          // Four of them, as by itself, look at the same types four times: a third more of the processor.
          '--checkers',
          '1',
        ]);
        if (code === 0) passed += 1;
        else details.push(`${project.folder}\n${tail(output, 30)}`);
      }
    };
    await Promise.all([worker(), worker()]);
    return { passed, failed: details.length, details };
  },
});

const links = {
  name: 'links',
  work: async () => {
    const broken = brokenLinks(ROOT, markdownFiles(ROOT));
    return { passed: Number(broken.length === 0), failed: Number(broken.length > 0), details: broken };
  },
};

/** All checks; `isWanted` says of which projects the types are looked at. */
export const checksOf = (isWanted = () => true) => [
  check('lint', [
    bin('oxlint/bin/oxlint'),
    '--type-aware',
    '--report-unused-disable-directives-severity=error',
    '-f',
    'unix',
  ]),
  check('styles', [bin('stylelint/bin/stylelint.mjs'), '{shell,mfe-*,libs}/**/*.css']),
  format,
  check('boundaries', ['tools/boundaries/check.mjs']),
  check('unused', [bin('knip/bin/knip.js'), '--no-progress']),
  links,
  typesOf(isWanted),
];

/** Generated files against what they are made from; needs the built services. */
export const GENERATED = check('generated', ['tools/generate.mjs', '--check'], { needs: ['build'] });
