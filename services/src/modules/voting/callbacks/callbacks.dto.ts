import { Integer } from '../../../platform/http/index.js';

/** What every genuine callback is answered, whatever became of its votes: the site need not send it again. */
export class ReceivedDto {
  @Integer('Votes that the callback told of', { example: 1 }) received: number;
}
