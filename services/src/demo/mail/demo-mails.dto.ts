import { ApiProperty } from '@nestjs/swagger';

export class DemoMailDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty() recipient: string;
  @ApiProperty() subject: string;
  @ApiProperty({ description: 'Plain text, with links' }) text: string;
}

export class DemoMailsDto {
  @ApiProperty({ type: [DemoMailDto], description: 'Newest first' }) mails: DemoMailDto[];
}
