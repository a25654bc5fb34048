'use strict';

const { readFileSync } = require('node:fs');
const { compileFunction } = require('node:vm');

/** @type {import('../process-calls.js').ProcessSettings} */
const { maxHtmlLength } = JSON.parse(process.argv[2] ?? '{}');

/** Seven languages of all remotes are fewer; what is beyond them are versions of before. */
const MAX_TEXTS = 200;
/** More than seven languages of two releases. */
const MAX_REGISTRIES = 20;
const MAX_FAULTS = 20;
const MAX_MESSAGE = 300;
const MAX_STACK = 4000;

class Blamed extends Error {
  /**
   * @param {import('../../failures.js').FailureReason} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super('', { cause });
    this.reason = reason;
  }
}

/** @type {import('@portico/contract').ShellServer} */
let shell = { shared: {}, renderPage: () => Promise.reject(new Error('Not started')) };
/** @type {Map<string, { file: string, exported: any }>} By what they are asked for. */
const modules = new Map();
/** @type {Map<string, import('@portico/contract').TextFile>} By file. */
const textFiles = new Map();
/** @type {Map<string, import('@portico/contract').Registry>} By their JSON. */
const registries = new Map();

/** @type {import('../process-calls.js').Program} */
const program = {
  start({ file }) {
    blaming('start', () => {
      shell = require(file);
      if (typeof shell.renderPage !== 'function') throw new Error(`${file} does not export renderPage`);
    });
  },

  load({ remote, file }) {
    blaming('load', () => exportOf(remote, file));
  },

  calls({ remote, file, path, search, language }) {
    const exported = blaming('load', () => exportOf(remote, file));
    return blaming('threw', () => exported.calls(path, new URLSearchParams(search), language));
  },

  async render({ boot, registry, address, texts, remote, fills, timeLimitMs }) {
    const { loaded, faults } = loadFills(fills);
    const keys = loaded.map(({ key }) => key);
    const page = await shell.renderPage({
      boot: { ...JSON.parse(boot), registry: registryOf(registry), fills: keys },
      address,
      texts: blaming('start', () => textsOf(texts)),
      remote: remote && blaming('load', () => moduleOf(remote.remote, remote)),
      fills: loaded.map(({ module }) => module),
      timeLimitMs,
    });
    if (page.html.length > maxHtmlLength) {
      throw new Blamed('size', `The page has ${page.html.length} characters`);
    }
    const thrown = page.faults.map(({ fill, ...error }) => ({ fill, ...shortened(error) }));
    const { html, links, title } = page;
    return { html, links, title, faults: [...faults, ...thrown].slice(0, MAX_FAULTS), fills: keys };
  },
};

/**
 * Those of a slot together or none of them: they would move when the rest comes.
 * @param {import('../process-calls.js').PageCall['fills']} fills
 */
function loadFills(fills) {
  const faults = [];
  const loaded = [];
  const broken = new Set();
  for (const fill of fills) {
    const { key, slot } = fill;
    try {
      loaded.push({ key, slot, module: { ...moduleOf(key, fill), slot } });
    } catch (error) {
      broken.add(slot);
      faults.push({ fill: key, ...toldError(error) });
    }
  }
  return { loaded: loaded.filter(({ slot }) => !broken.has(slot)), faults };
}

/**
 * @param {string} place
 * @param {import('../../rendering-request.js').ReleasedModule} released
 * @returns {import('@portico/contract').ServerModule}
 */
function moduleOf(place, { remote, namespace, file, texts }) {
  return { remote, namespace, texts: textsOf(texts), exported: exportOf(place, file) };
}

/**
 * The default export of a module, which is read once. A module of another version takes the place of the one before.
 * @param {string} place
 * @param {string} file
 */
function exportOf(place, file) {
  const known = modules.get(place);
  if (known?.file === file) return known.exported;
  const exported = evaluate(file);
  modules.set(place, { file, exported });
  return exported;
}

/** @param {string} file */
function textsOf(file) {
  return cached(textFiles, MAX_TEXTS, file, () => JSON.parse(readFileSync(file, 'utf8')));
}

/** @param {string} json */
function registryOf(json) {
  // Pages share it: a release that changed it would change the pages of others.
  const parse = () => JSON.parse(json, (_key, value) => Object.freeze(value));
  return cached(registries, MAX_REGISTRIES, json, parse);
}

/**
 * CommonJS whose `require` has what the shell shares and nothing else: there is one React, and what runs in a browser needs
 * nothing of Node.
 * @param {string} file
 */
function evaluate(file) {
  const { shared } = shell;
  const code = readFileSync(file, 'utf8');
  const wrapper = compileFunction(code, ['exports', 'require', 'module'], { filename: file });
  /** @type {{ exports: any }} */
  const module = { exports: {} };
  const requireShared = (/** @type {string} */ name) => {
    if (Object.hasOwn(shared, name)) return shared[name];
    throw new Error(`Requires "${name}", which the shell does not share`);
  };
  wrapper.call(module.exports, module.exports, requireShared, module);
  return module.exports?.default ?? module.exports;
}

/**
 * @template T
 * @param {import('../../failures.js').FailureReason} reason
 * @param {() => T} act
 * @returns {T}
 */
function blaming(reason, act) {
  try {
    return act();
  } catch (error) {
    throw new Blamed(reason, error);
  }
}

/**
 * @template T
 * @param {Map<string, T>} cache begun again when it is full
 * @param {number} max
 * @param {string} key
 * @param {() => T} make
 * @returns {T}
 */
function cached(cache, max, key, make) {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= max) cache.clear();
  cache.set(key, made);
  return made;
}

/**
 * What is told of anything that was thrown, an error or not.
 * @param {unknown} thrown
 * @returns {import('../process-calls.js').ToldError}
 */
function toldError(thrown) {
  try {
    return shortened({ message: String(thrown), stack: thrown instanceof Error ? thrown.stack : undefined });
  } catch {
    return { message: 'Something was thrown that has no text', stack: undefined };
  }
}

/**
 * What threw may have made anything of its own error.
 * @param {{ message: string, stack: string | undefined }} error
 * @returns {import('../process-calls.js').ToldError}
 */
function shortened({ message, stack }) {
  return {
    message: String(message).slice(0, MAX_MESSAGE),
    stack: stack && String(stack).slice(0, MAX_STACK),
  };
}

module.exports = { Blamed, program, toldError };
