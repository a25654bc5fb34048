import { Integer, Nested, Text } from '../../platform/http/index.js';

export class DemoMailDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text() recipient: string;
  @Text() subject: string;
  @Text('Plain text, with links') text: string;
}

export class DemoMailsDto {
  @Nested(() => [DemoMailDto], 'Newest first') mails: DemoMailDto[];
}
