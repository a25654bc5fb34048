import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-jsdom';
import { bundleScript } from './bundle-script.mjs';
import { answerVisibilityQuickly } from './computed-styles.mjs';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/** The window for all test files of a worker. React and our libraries stay loaded in it, so that V8 need not optimize these again. */
let shared;

/**
 * jsdom with the parts of the web platform that Node has and jsdom lacks, and with the bundle of libraries loaded.
 * Each test file has its own modules besides the bundle, and a window that is restored to its initial state.
 */
export default function BrowserEnvironment(config, context) {
  shared ??= new SharedWindow(config, context);
  shared.logTo(context.console);
  return shared;
}

class SharedWindow extends TestEnvironment {
  #console;
  #libraries;
  #listeners = [];
  #properties;
  #timer = 0;

  constructor(config, context) {
    super(config, { ...context, console: { error: (...words) => this.#console.error(...words) } });
    const { global } = this;
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) global[name] = globalThis[name];
    }
    answerVisibilityQuickly(global);
    this.#libraries = this.#load(config.projectConfig.testEnvironmentOptions.libraries);
    global[Symbol.for('portico.libraries')] = this.#libraries;
    for (const target of [global, global.document]) this.#noteListeners(target);
    this.#properties = new Properties(global, this.getVmContext());
  }

  #noteListeners(target) {
    const { addEventListener } = target;
    target.addEventListener = (...args) => {
      this.#listeners.push([target, ...args]);
      addEventListener.apply(target, args);
    };
  }

  logTo(console) {
    this.#console = console;
  }

  #load(folder) {
    const filename = join(folder, 'libraries.cjs');
    const module = { exports: {} };
    const start = bundleScript(folder).runInContext(this.getVmContext());
    // Testing Library advances fake timers with this object.
    const jest = { advanceTimersByTime: (ms) => this.fakeTimersModern.advanceTimersByTime(ms) };
    start(module, createRequire(filename), jest);
    // Adds CSS.escape to the window once.
    module.exports['@testing-library/jest-dom/matchers']?.();
    return module.exports;
  }

  teardown() {
    const { global } = this;
    const { document } = global;
    // The bundle keeps the session in memory, but each test file should start signed out.
    this.#libraries['@portico/portal-kit']?.().signOut();
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    for (const [target, ...args] of this.#listeners.splice(0)) target.removeEventListener(...args);
    this.#properties.restore();
    // Timer ids of a window ascend, so all timers up to the last one can be cleared.
    const last = global.setTimeout(() => {});
    for (; this.#timer < last; this.#timer += 1) global.clearTimeout(this.#timer + 1);
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    global.localStorage.clear();
    global.sessionStorage.clear();
    this.dom.cookieJar.removeAllCookiesSync();
    global.history.replaceState(null, '', 'http://localhost/');
  }
}

/** Restores properties of a window and its interfaces after tests changed these. Only the window's sandbox lists all properties. */
class Properties {
  #window;
  #sandbox;
  #before;

  constructor(window, sandbox) {
    this.#window = window;
    this.#sandbox = sandbox;
    const interfaces = Object.values(Object.getOwnPropertyDescriptors(sandbox))
      .map(({ value }) => value)
      .filter((value) => typeof value === 'function' && value.prototype);
    const objects = [sandbox, window.document, window.navigator];
    for (const each of interfaces) objects.push(each, each.prototype);
    this.#before = new Map(objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]));
  }

  restore() {
    for (const [object, before] of this.#before) {
      const target = object === this.#sandbox ? this.#window : object;
      for (const key of Reflect.ownKeys(object)) {
        if (!Object.hasOwn(before, key)) Reflect.deleteProperty(target, key);
      }
      for (const key of Reflect.ownKeys(before)) {
        const now = Object.getOwnPropertyDescriptor(object, key);
        if (['value', 'get', 'set'].some((part) => now?.[part] !== before[key][part]))
          Reflect.defineProperty(target, key, before[key]);
      }
    }
  }
}
