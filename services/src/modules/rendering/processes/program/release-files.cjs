'use strict';

const { readFileSync } = require('node:fs');
const { compileFunction } = require('node:vm');

/** Seven languages of all remotes are fewer; what is beyond them are versions of before. */
const MAX_TEXTS = 200;

/** What of the releases was read in this process, each file once. */
class ReleaseFiles {
  /** @param {Readonly<Record<string, unknown>>} shared */
  constructor(shared) {
    this.shared = shared;
    /** @type {Map<string, { file: string, exported: unknown }>} */
    this.modules = new Map();
    /** @type {Map<string, import('@portico/contract').TextFile>} */
    this.texts = new Map();
  }

  /**
   * The default export of a module. `place` is what it is asked for: a module of another version takes the place of the one before.
   * @param {string} place
   * @param {string} file
   */
  moduleOf(place, file) {
    const known = this.modules.get(place);
    if (known?.file === file) return known.exported;
    const exported = this.evaluate(file);
    this.modules.set(place, { file, exported });
    return exported;
  }

  /**
   * @param {string} file
   * @returns {import('@portico/contract').TextFile}
   */
  textsOf(file) {
    const known = this.texts.get(file);
    if (known !== undefined) return known;
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    if (this.texts.size >= MAX_TEXTS) this.texts.clear();
    this.texts.set(file, texts);
    return texts;
  }

  /**
   * CommonJS whose `require` has what the shell shares and nothing else: there is one React, and what runs in a browser needs
   * nothing of Node.
   * @param {string} file
   */
  evaluate(file) {
    const wrapper = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require', 'module'], {
      filename: file,
    });
    /** @type {{ exports: any }} */
    const module = { exports: {} };
    const require = (/** @type {string} */ name) => this.sharedModule(name);
    wrapper.call(module.exports, module.exports, require, module);
    return module.exports?.default ?? module.exports;
  }

  /** @param {string} name */
  sharedModule(name) {
    if (Object.hasOwn(this.shared, name)) return this.shared[name];
    throw new Error(`Requires "${name}", which the shell does not share`);
  }
}

module.exports = { ReleaseFiles };
