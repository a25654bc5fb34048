import { join } from 'node:path';
import { createRsbuild, loadConfig, logger } from '@rsbuild/core';
import { ROOT } from '../bootstrap/workspace.mjs';
import { developmentConfig } from './front-config.mjs';

/**
 * The development builds of the shell and of remotes, all in this process. Each begins when something of it is asked for first: who
 * works on one remote does not wait for five.
 */
export class FrontBuilds {
  #builds = new Map();
  #server;
  #port;
  #isRendering;
  #onBuilt;

  /** `server` is where browsers connect, at `port`, for news of builds; `onBuilt` hears of each that ended. */
  constructor({ server, port, isRendering, onBuilt }) {
    this.#server = server;
    this.#port = port;
    this.#isRendering = isRendering;
    this.#onBuilt = onBuilt;
  }

  /** The dev server of a project's folder, which begins to build with the first call. */
  start(name) {
    const known = this.#builds.get(name);
    if (known !== undefined) return known;
    const build = this.#create(name);
    this.#builds.set(name, build);
    return build;
  }

  /** Answers a file of a project's build; `path` is its address below the place where the build lies. */
  async send(name, path, request, response) {
    const { middlewares } = await this.start(name);
    request.url = path;
    middlewares(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is no such file.\n');
    });
  }

  /** Resolves when a project's build is there, with errors or without. */
  async built(name) {
    const { environments } = await this.start(name);
    return environments.web.getStats();
  }

  /** Builds projects one after the other that no one has asked for yet: the next page is there when somebody wants it. */
  async buildAhead(names) {
    for (const name of names) await this.built(name);
  }

  /** Addresses of what a page of the shell loads, once the build is there. */
  async shellFiles() {
    const stats = await this.built('shell');
    const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
    const files = entrypoints.shell.assets.map(({ name }) => `/shell/${name}`);
    return {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
  }

  /** Another value whenever the server build of a project was made again, once it is there. */
  async renderingStamp(name) {
    const { environments } = await this.start(name);
    return (await environments.server.getStats()).hash;
  }

  /** Tells the pages that have the shell of this process. */
  async tell(event, data) {
    const { sockWrite } = await this.start('shell');
    sockWrite('custom', { event, data });
  }

  async close() {
    const builds = await Promise.allSettled(this.#builds.values());
    await Promise.all(builds.map(({ value }) => value?.close()));
  }

  async #create(name) {
    const cwd = join(ROOT, name);
    const { content } = await loadConfig({ cwd });
    const config = developmentConfig(content, { name, port: this.#port, isRendering: this.#isRendering });
    const rsbuild = await createRsbuild({ cwd, callerName: 'rsbuild', config });
    rsbuild.onAfterDevCompile(({ isFirstCompile, stats }) => this.#onBuilt({ name, isFirstCompile, stats }));
    const server = await rsbuild.createDevServer({ getPortSilently: true });
    server.connectWebSocket({ server: this.#server });
    return server;
  }
}

logger.level = 'warn';
