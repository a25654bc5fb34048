import { Integer } from '../../../platform/http/index.js';

/** Answer to every genuine callback, whatever became of its votes: the site need not resend it. */
export class ReceivedDto {
  @Integer('Votes that the callback told of', { example: 1 }) received: number;
}
