import { Integer, Nested, Text } from '@portico/services/platform/http';

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
