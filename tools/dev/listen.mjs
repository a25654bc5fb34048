import { once } from 'node:events';
import http from 'node:http';
import { PlainError } from '../bootstrap/terminal.mjs';
import { answerFailure } from './failure-page.mjs';

/** Only browsers on this machine may connect, because development servers lack a portal's protections. */
const HOST = 'localhost';

/** Names of this machine. A page of another site whose name was pointed at this machine sends that name instead. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** An address of this server that no browser takes for another host. */
const OWN_ADDRESS = /^\/(?![/\\])/;

const HIGHEST_PORT = 65_535;

/**
 * The server in front of the portal. It opens the port before anything is built, and answers that it is starting until `answerWith` sets a
 * handler.
 */
export async function listen(port) {
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new PlainError(`A port is a whole number up to ${HIGHEST_PORT}`);
  let handler = (request, response) =>
    answerFailure(request, response, 'What changed is being built.', 'The portal is starting');
  const server = http.createServer((request, response) => {
    const refusal = refusalOf(request);
    if (refusal === undefined) handler(request, response);
    else response.writeHead(400, { 'content-type': 'text/plain' }).end(`${refusal}\n`);
  });
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PlainError(`Port ${port} is already in use; set PORT to another one`);
  }
  return {
    server,
    port,
    answerWith: (next) => {
      handler = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The reason why a request does not come from a browser at this address; undefined if it does. */
function refusalOf({ url, headers: { host = '' } }) {
  if (!OWN_NAME.test(host)) return 'This server answers only under the names of this machine';
  return OWN_ADDRESS.test(url) ? undefined : 'This is no address of this server';
}
