import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { programPath } from '../programs.mjs';

const START_MS = 20_000;

/** A file of `deploy/` with each of `changes` applied once. Throws if a change matches nothing. */
export function changedFile(name, changes) {
  return changes.reduce(
    (text, [pattern, replacement]) => {
      const changed = text.replace(pattern, replacement);
      if (changed === text) throw new Error(`deploy/${name} has nothing like ${pattern}`);
      return changed;
    },
    readFileSync(join(ROOT, 'deploy', name), 'utf8'),
  );
}

// nginx started by root runs as another user, who cannot read a private test folder.
const USER = process.getuid?.() === 0 ? 'user root;' : '';

const NGINX = (site, folder) => `
daemon off;
${USER}
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${site};
}
`;

/** Proxies of owners, with the files in `deploy/`. Only names, ports and certificates are changed. */
export const PROXIES = {
  nginx: {
    program: () => programPath(['nginx']),
    configure({ folder, port, portals }) {
      const servers = portals.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
      const changes = [
        [/ {2}server 127\.0\.0\.1:8080 .*;\n.*8081 .*;/, servers.join('\n')],
        [/server \{\n {2}listen 80;[^}]*\}/, ''],
        [/listen 443 ssl http2;\n.*\[::\].*;/, `listen 127.0.0.1:${port};`],
        [/ {2}ssl_certificate (?:.*\n){2}/, ''],
      ];
      return this.run(folder, changedFile('nginx/portico.conf', changes));
    },
    /** Arguments for an nginx that serves only this site and writes into the folder. */
    run(folder, text) {
      const [site, file] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')];
      writeFileSync(site, text);
      writeFileSync(file, NGINX(site, folder));
      return ['-e', 'stderr', '-c', file];
    },
  },
  haproxy: {
    program: () => programPath(['haproxy']),
    configure({ folder, port, portals }) {
      const [one, two] = portals;
      const file = join(folder, 'haproxy.cfg');
      const changes = [
        [
          / {2}bind :::80 .*\n {2}bind :::443 .*\n {2}http-request redirect .*\n/,
          `  bind 127.0.0.1:${port}\n`,
        ],
        [/127\.0\.0\.1:8081/, `127.0.0.1:${one}`],
        [/127\.0\.0\.1:8082/, `127.0.0.1:${two}`],
      ];
      writeFileSync(file, changedFile('haproxy/portals.cfg', changes));
      return ['-db', '-f', file];
    },
  },
  caddy: {
    program: () => programPath(['caddy']),
    configure({ folder, port, portals }) {
      const file = join(folder, 'Caddyfile');
      const changes = [
        // Stores nothing, and listens nowhere else.
        [
          /^willow\.example \{/m,
          `{\n\tadmin off\n\tstorage file_system ${folder}\n}\nhttp://127.0.0.1:${port} {`,
        ],
        [
          /reverse_proxy 127\.0\.0\.1:8080/,
          `reverse_proxy ${portals.map((each) => `127.0.0.1:${each}`).join(' ')}`,
        ],
      ];
      writeFileSync(file, changedFile('caddy/Caddyfile', changes));
      return ['run', '--adapter', 'caddyfile', '--config', file];
    },
  },
};

/** Starts a proxy in front of portals on these ports. Returns `{ url, stop }`. */
export async function startProxy(name, portals) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-proxy-'));
  const port = await freePort();
  const proxy = PROXIES[name];
  const child = spawn(proxy.program(), proxy.configure({ folder, port, portals }), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + START_MS;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${name} does not start:\n${output}`);
    }
    await sleep(50);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
