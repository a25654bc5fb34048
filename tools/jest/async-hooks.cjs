/**
 * AsyncLocalStorage of Jest and of React's renderer, which run one test after another. Node's own calls a function for every promise
 * of the process once it was used.
 */
exports.AsyncLocalStorage = class {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, work, ...args) {
    const before = this.#store;
    const restore = () => {
      this.#store = before;
    };
    this.#store = store;
    let result;
    try {
      result = work(...args);
    } catch (error) {
      restore();
      throw error;
    }
    if (typeof result?.then === 'function') return result.finally(restore);
    restore();
    return result;
  }
};
