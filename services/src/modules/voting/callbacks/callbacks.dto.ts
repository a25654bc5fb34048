import { ApiProperty } from '@nestjs/swagger';

/** What every genuine callback is answered, whatever became of its votes: the site need not send it again. */
export class ReceivedDto {
  @ApiProperty({ type: 'integer', example: 1, description: 'Votes that the callback told of' })
  received: number;
}
