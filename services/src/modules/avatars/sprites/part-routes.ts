import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { answerError, limited, sendPicture } from '../../../platform/http/index.js';
import type { SpriteFilesService } from './sprite-files.service.js';

type PartRequest = FastifyRequest<{ Params: { category: string; name: string; '*': string } }>;

const PICTURE = /^(.+)\.png$/;

/** Routes for parts of characters: `/png.php/Coat/01040002.img/stand1.0.mail.png`, also written `stand1/0/mail.png`, and `coord.xml`. */
export function addPartRoutes(fastify: FastifyInstance, files: SpriteFilesService): void {
  fastify.get(
    '/png.php/:category/:name/*',
    { config: limited('picture') },
    async (request: PartRequest, reply) => {
      try {
        return await sendPart(files, request, reply);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        answerError(reply, error, request.id);
        return reply;
      }
    },
  );
}

async function sendPart(
  files: SpriteFilesService,
  request: PartRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { category, name, '*': file } = request.params;
  if (file === 'coord.xml') return sendPicture(reply, files.coordinates(category, name));
  const image = PICTURE.exec(file)?.[1];
  if (image === undefined) throw invalidField('file', 'name', 'Must be coord.xml or end with .png');
  return sendPicture(reply, files.picture(category, name, image.replaceAll('/', '.')));
}
