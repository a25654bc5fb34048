import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, IdParam, PageLimit, PageNumber } from '../../../platform/http/index.js';
import { HoldersDto } from './holders.dto.js';
import { HoldersService } from './holders.service.js';

@ApiTags('admin')
@Controller('admin/items')
export class HoldersController {
  constructor(private readonly holders: HoldersService) {}

  @Call('GET', ':id/holders', { permission: 'admin', limit: 'search', type: HoldersDto })
  @ApiOperation({ summary: 'Characters and accounts that hold an item, with amounts and where they keep it' })
  list(
    @IdParam() id: number,
    @PageNumber() page: number,
    @PageLimit({ default: 50, max: 100 }) limit: number,
  ): Promise<HoldersDto> {
    return this.holders.of(id, page, limit);
  }
}
