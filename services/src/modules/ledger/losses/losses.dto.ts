import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES } from '@portico/domain';
import type { Currency } from '@portico/domain';

export class LossDto {
  @ApiProperty({ type: 'integer', description: 'What `portico ledger losses --settle` takes' }) id: number;
  @ApiProperty({ type: 'integer' }) accountId: number;
  @ApiProperty({ type: String, nullable: true, description: 'Null for one that is gone' })
  accountName: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Whose mesos, HP or MP; null for one that is gone',
  })
  characterName: string | null;
  @ApiProperty({ enum: CURRENCIES }) currency: Currency;
  @ApiProperty({ type: 'integer', description: 'Negative for a price that came back' }) amount: number;
  @ApiProperty({ description: 'false where the game may have taken the same amount by itself' })
  isCertain: boolean;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) foundAt: number;
}

export class LossesDto {
  @ApiProperty({ type: () => [LossDto], description: 'Newest first' }) losses: LossDto[];
  @ApiProperty({ type: 'integer', description: 'Of all that no one has looked at' }) total: number;
}
