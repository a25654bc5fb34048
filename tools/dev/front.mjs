import { join } from 'node:path';
import { createRsbuild, loadConfig, logger } from '@rsbuild/core';
import { ROOT } from '../bootstrap/workspace.mjs';
import { developmentConfig } from './front-config.mjs';

/** Development builds of shell and remotes in this process. Each starts with the first request for a file of its own. */
export class FrontBuilds {
  #builds = new Map();
  #server;
  #port;
  #isRendering;
  #onBuilt;

  /** `server` at `port` is where browsers connect for news of builds. `onBuilt` is called after each build. */
  constructor({ server, port, isRendering, onBuilt }) {
    this.#server = server;
    this.#port = port;
    this.#isRendering = isRendering;
    this.#onBuilt = onBuilt;
  }

  /** Dev server of a project's folder. The first call starts its build. */
  start(name) {
    const known = this.#builds.get(name);
    if (known !== undefined) return known;
    const build = this.#create(name);
    this.#builds.set(name, build);
    return build;
  }

  /** Answers a request for a file of a project's build. `path` is relative to the build's address. */
  async send(name, path, request, response) {
    const { middlewares } = await this.start(name);
    request.url = path;
    middlewares(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is no such file.\n');
    });
  }

  /** Resolves when a project is built, with or without errors. */
  async built(name) {
    const { environments } = await this.start(name);
    return environments.web.getStats();
  }

  /** Builds projects one after another before they are requested, so that the next page is ready. */
  async buildAhead(names) {
    for (const name of names) await this.built(name);
  }

  async shellFiles() {
    const stats = await this.built('shell');
    const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
    const files = entrypoints.shell.assets.map(({ name }) => `/shell/${name}`);
    return {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
  }

  /** A value that changes with each server build of a project, once it is built. */
  async renderingStamp(name) {
    const { environments } = await this.start(name);
    return (await environments.server.getStats()).hash;
  }

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
