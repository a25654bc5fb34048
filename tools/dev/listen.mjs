import { once } from 'node:events';
import http from 'node:http';
import { PlainError } from '../bootstrap/terminal.mjs';
import { answerFailure } from './failure-page.mjs';

/** Only browsers on this machine may connect, because development servers lack a portal's protections. */
const HOST = 'localhost';

/**
 * The server in front of the portal. It takes the port before anything is built, and says that the portal is starting
 * until `answerWith` sets a handler.
 */
export async function listen(port) {
  let handler = (request, response) =>
    answerFailure(request, response, 'What changed is being built.', 'The portal is starting');
  const server = http.createServer((request, response) => handler(request, response));
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
