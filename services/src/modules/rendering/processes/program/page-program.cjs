'use strict';

const { ReleaseFiles } = require('./release-files.cjs');
const { shortened, toldError } = require('./told-error.cjs');

const MAX_FAULTS = 20;

/** Says what kind of failure an error is. */
class Blamed extends Error {
  /**
   * @param {import('../../rendering-failure.js').FailureReason} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super('', { cause });
    this.reason = reason;
  }
}

/**
 * @template T
 * @param {import('../../rendering-failure.js').FailureReason} reason
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

/** What a process is asked to do: `start`, then `load`, `calls` and `render`. Each throws `Blamed`. */
class PageProgram {
  /** @param {number} maxHtmlLength */
  constructor(maxHtmlLength) {
    this.maxHtmlLength = maxHtmlLength;
    /** @type {import('@portico/contract').Registry[]} */
    this.registries = [];
  }

  /** @param {import('../process-calls.js').StartCall} call */
  start({ file }) {
    blaming('start', () => {
      /** @type {import('@portico/contract').ShellServer} */
      const shell = require(file);
      if (typeof shell.renderPage !== 'function') throw new Error(`${file} does not export renderPage`);
      this.shell = shell;
      this.files = new ReleaseFiles(shell.shared);
    });
  }

  /** @param {import('../process-calls.js').LoadCall} call */
  load({ remote, file }) {
    blaming('load', () => this.loadedFiles().moduleOf(remote, file));
  }

  /**
   * @param {import('../process-calls.js').CallsCall} call
   * @returns {string[]}
   */
  calls({ remote, file, path, search }) {
    const exported = blaming('load', () => this.loadedFiles().moduleOf(remote, file));
    return blaming('threw', () => exported.calls(path, new URLSearchParams(search)));
  }

  /**
   * @param {import('../process-calls.js').PageCall} call
   * @returns {Promise<import('../process-calls.js').PageAnswer>}
   */
  async render({ boot, registry, address, texts, remote, fills, timeLimitMs }) {
    const files = this.loadedFiles();
    const { loaded, faults } = this.loadFills(fills);
    const keys = loaded.map(({ key }) => key);
    const page = await this.renderPage({
      boot: { ...JSON.parse(boot), registry: this.registryOf(registry), fills: keys },
      address,
      texts: blaming('start', () => files.textsOf(texts)),
      remote: remote && blaming('load', () => this.moduleOf(remote.remote, remote)),
      fills: loaded.map(({ module }) => module),
      timeLimitMs,
    });
    if (page.html.length > this.maxHtmlLength) {
      throw new Blamed('size', `The page has ${page.html.length} characters`);
    }
    const thrown = page.faults.map(({ fill, ...error }) => ({ fill, ...shortened(error) }));
    return {
      html: page.html,
      links: page.links,
      faults: [...faults, ...thrown].slice(0, MAX_FAULTS),
      fills: keys,
    };
  }

  /** @param {import('../process-calls.js').PageCall['registry']} registry */
  registryOf({ id, json }) {
    if (json === undefined) return this.registries[id];
    // The portal begins again at 0 when it has numbered as many as it may.
    this.registries.length = id;
    // Pages share it: a release that changed it would change the pages of others.
    this.registries.push(JSON.parse(json, (_key, value) => Object.freeze(value)));
    return this.registries[id];
  }

  /**
   * Those of a slot together or none of them: they would move when the rest comes.
   * @param {import('../process-calls.js').PageCall['fills']} fills
   */
  loadFills(fills) {
    const faults = [];
    const loaded = [];
    const broken = new Set();
    for (const fill of fills) {
      try {
        const module = { ...this.moduleOf(fill.key, fill), slot: fill.slot };
        loaded.push({ key: fill.key, slot: fill.slot, module });
      } catch (error) {
        broken.add(fill.slot);
        faults.push({ fill: fill.key, ...toldError(error) });
      }
    }
    return { loaded: loaded.filter(({ slot }) => !broken.has(slot)), faults };
  }

  /**
   * @param {string} place
   * @param {import('../../rendering-request.js').ReleasedModule} released
   * @returns {import('@portico/contract').ServerModule}
   */
  moduleOf(place, { remote, namespace, file, texts }) {
    const files = this.loadedFiles();
    return { remote, namespace, texts: files.textsOf(texts), exported: files.moduleOf(place, file) };
  }

  /** @param {import('@portico/contract').PageToRender} page */
  async renderPage(page) {
    if (this.shell === undefined) throw new Error('Not started');
    try {
      return await this.shell.renderPage(page);
    } catch (error) {
      throw new Blamed('threw', error);
    }
  }

  loadedFiles() {
    if (this.files === undefined) throw new Error('Not started');
    return this.files;
  }
}

module.exports = { Blamed, PageProgram };
