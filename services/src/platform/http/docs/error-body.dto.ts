import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_TEXTS, type ErrorBody, type ErrorCode, type FieldIssue } from '@portico/domain';
import { Text } from '../decorators/fields.js';

export class FieldIssueDto implements FieldIssue {
  @Text() field: string;
  @Text() rule: string;
  @Text() msg: string;
}

export class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ type: String, enum: Object.keys(ERROR_TEXTS) }) code: ErrorCode;
  @Text('English text of the code') msg: string;
  @Text('Equals the header x-request-id; names the request in the log') requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values of the placeholders of the text',
  })
  params?: Record<string, string | number>;

  @ApiPropertyOptional({ type: [FieldIssueDto] }) issues?: FieldIssueDto[];
}
