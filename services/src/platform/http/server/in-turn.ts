import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** Browsers send no request before the answer to the last one; what does so has few under way. */
export const MAX_WAITING = 16;

/**
 * Answers the requests of a connection one after the other, as answers have to leave in that order anyway: a client that
 * sends many at once and reads no answer holds the memory of one. A connection with too many of them waiting is cut off.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();

  const begin = (socket: Socket, [request, response]: Exchange): void => {
    // Also emitted when the connection breaks, which drops the waiting ones as well.
    response.once('close', () => next(socket));
    void listener(request, response);
  };

  const next = (socket: Socket): void => {
    const exchange = waiting.get(socket)?.shift();
    if (exchange === undefined || socket.destroyed) waiting.delete(socket);
    else begin(socket, exchange);
  };

  return (request, response) => {
    const { socket } = request;
    // The rest of what was read together with the request too many.
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      begin(socket, [request, response]);
    } else if (queue.length < MAX_WAITING) {
      queue.push([request, response]);
    } else {
      socket.destroy();
    }
  };
}
