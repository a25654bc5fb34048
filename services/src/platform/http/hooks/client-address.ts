import type { FastifyInstance } from 'fastify';
import type { ClientAddresses } from '../guards/client-addresses.js';

/** Leaves one address in the header that Fastify reads `request.ip` from. Added before every hook that asks for it. */
export function addClientAddress(fastify: FastifyInstance, addresses: ClientAddresses): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    const address = addresses.passedOn(raw);
    if (address === undefined) delete raw.headers['x-forwarded-for'];
    else raw.headers['x-forwarded-for'] = address;
    done();
  });
}
