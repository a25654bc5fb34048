import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalBoot } from '@portico/contract';
import type { ReleasedFill, ReleasedModule, RenderingRequest } from '../../src/modules/rendering/index.js';

/** Renders the output of modules. Errors become faults of their part, as with React. */
export const FIXTURE_SHELL = `
exports.shared = { react: { version: '19' } };
exports.renderPage = async (page) => {
  const faults = [];
  const part = async (module, fill) => {
    try {
      return await module.exported(page);
    } catch (error) {
      if (error.isOfShell) throw error;
      faults.push({ fill, message: String(error), stack: error.stack });
      return '';
    }
  };
  const fills = [];
  for (const fill of page.fills) fills.push(await part(fill, fill.remote + ' ' + fill.slot));
  const main = page.remote === undefined ? '' : await part(page.remote, undefined);
  const html = '<frame ' + page.texts.frame + '>' + main + fills.join('') + '</frame>';
  const title = new URL(page.address, 'http://portal').searchParams.get('title') ?? undefined;
  return { html, links: '<link rel="x">', title, faults };
};
`;

/** All ways to fail, each with its kind of failure. */
export const FAILURES = {
  throws: `throw new Error('no price')`,
  'throws a page that React cannot render': `throw Object.assign(new Error('wrong'), { isOfShell: true })`,
  'never resolves': `await new Promise(() => undefined)`,
  'loops for ever': `for (;;);`,
  'allocates a gigabyte of heap': `const kept = []; for (let i = 0; i < 1300; i++) kept.push(new Array(100_000).fill(i + 0.5)); return kept.length`,
  'allocates a gigabyte of Buffers': `const kept = []; for (let i = 0; i < 100; i++) kept.push(Buffer.alloc(10485760, 1)); return kept.length`,
  'calls process.exit': `process.exit(0)`,
  'calls process.abort': `process.abort()`,
  'ends itself by a signal': `process.kill(process.pid, 'SIGSEGV'); await new Promise(() => undefined)`,
  'closes the channel': `process.disconnect(); await new Promise(() => undefined)`,
  'answers with megabytes': `return 'x'.repeat(5e6)`,
} as const;

export type Failure = keyof typeof FAILURES;

/** Failures that end at a page's time limit. Pages of others continue, however busy the machine is, unless they wait for it. */
export const TAKES_ALL_ITS_TIME: ReadonlySet<Failure> = new Set(['never resolves', 'loops for ever']);

/** A module that fails as the address's query demands (`?fail=throws`). Otherwise it renders its name, version and process. */
export function moduleCode(name: string, whileLoading = ''): string {
  const cases = Object.entries(FAILURES).map(
    ([failure, code]) => `case ${JSON.stringify(failure)}: { ${code} }`,
  );
  return `
const react = require('react');
${whileLoading}
exports.default = async ({ address }) => {
  const query = new URL(address, 'http://portal').searchParams;
  if (query.get('who') === ${JSON.stringify(name)} || query.get('who') === null) switch (query.get('fail')) {
    ${cases.join('\n    ')}
  }
  return '<${name} ' + process.pid + '>';
};`;
}

/** A shell and releases in a folder of their own. */
export class ReleasesOnDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'portico-rendering-'));
  readonly shell = { file: this.write('shell.cjs', FIXTURE_SHELL), stamp: '1' };
  private readonly shellTexts = this.write('shell.json', '{"frame":"of the shell"}');

  module(remote: string, version = '1.0.0', code = moduleCode(remote)): ReleasedModule {
    return {
      remote,
      version,
      namespace: remote,
      file: this.write(`${remote}-${version}.cjs`, code),
      texts: this.write(`${remote}-${version}.json`, '{}'),
    };
  }

  fill(remote: string, slot: string, code = moduleCode(remote)): ReleasedFill {
    return { ...this.module(remote, `1.0.0-${slot}`, code), slot };
  }

  request(
    remote: ReleasedModule | undefined,
    address = '/',
    fills: readonly ReleasedFill[] = [],
  ): RenderingRequest {
    return { shell: this.shell, boot: BOOT, address, texts: this.shellTexts, remote, fills };
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const BOOT: PortalBoot = {
  language: 'en',
  direction: 'ltr',
  basename: '',
  demo: false,
  config: {
    site: { name: 'Willow', origin: 'http://willow.example' },
    rates: { exp: 1, meso: 1, drop: 1, bossDrop: 1, isBeta: false },
    guide: { isOn: true },
    onlineList: { isOn: true, showsMap: true },
    ironman: { isOn: true },
    time: { zone: 'UTC' },
    links: { more: [] },
    identity: { registration: true, captcha: false, recovery: false, passkeys: true },
    voting: { sites: 0 },
    drops: { changelog: true },
    developerTools: { isOn: false },
  },
  unavailable: [],
  texts: { language: '', fallback: '' },
  registry: { contract: 1, language: 'en', remotes: [] },
  pageData: {},
  renderedAt: 0,
  fills: [],
};
