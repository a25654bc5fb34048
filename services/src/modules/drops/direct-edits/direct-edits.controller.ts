import { Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DROP_TABLES } from '@portico/domain';
import type { DropTable } from '@portico/domain';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  LargeBodyLimit,
  Limit,
  PositiveQuery,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { IdempotencyKey } from '../../ledger/index.js';
import { DropsEditedDto } from '../drops.dto.js';
import {
  AddDropRequestDto,
  BulkAddRequestDto,
  BulkPercentsRequestDto,
  BulkRemoveRequestDto,
  ChangeDropRequestDto,
  RemoveDropRequestDto,
} from './direct-edits.dto.js';
import { DirectEditsService } from './direct-edits.service.js';

/** Thousands of ids. */
const LIST_BODY = { maxBytes: 64 * 1024, maxValues: 3000 };

/** Edits that are applied at once, each a change set of its own. */
@ApiTags('drop rates')
@Controller('droprates')
export class DirectEditsController {
  constructor(private readonly edits: DirectEditsService) {}

  @Put('monster/:id/drop/:itemId')
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Changes a drop' })
  @ApiOkResponse({ type: DropsEditedDto })
  change(
    @IdParam() dropperId: number,
    @IdParam('itemId', 0) itemId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @PositiveQuery('rowId') rowId: number | undefined,
    @StrictBody(ChangeDropRequestDto) edit: ChangeDropRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<DropsEditedDto> {
    return this.edits.change({ table, dropperId, itemId, rowId }, edit, { principal, client });
  }

  @Post('monster/:id/drop')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Adds a drop' })
  @ApiOkResponse({ type: DropsEditedDto })
  add(
    @IdParam() dropperId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody(AddDropRequestDto) drop: AddDropRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DropsEditedDto> {
    return this.edits.add({ table, dropperId }, drop, { principal, client, key });
  }

  @Delete('monster/:id/drop/:itemId')
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Removes a drop' })
  @ApiOkResponse({ type: DropsEditedDto })
  remove(
    @IdParam() dropperId: number,
    @IdParam('itemId', 0) itemId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @PositiveQuery('rowId') rowId: number | undefined,
    @StrictBody(RemoveDropRequestDto, { isOptional: true }) request: RemoveDropRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<DropsEditedDto> {
    return this.edits.remove({ table, dropperId, itemId, rowId }, request, { principal, client });
  }

  @Put('monster/:id/drops/bulk')
  @Permission('webAdmin')
  @LargeBodyLimit('spend', LIST_BODY)
  @ApiOperation({ summary: 'Changes the chances of many drops of a monster or reactor' })
  @ApiOkResponse({ type: DropsEditedDto })
  changeMany(
    @IdParam() dropperId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody(BulkPercentsRequestDto) request: BulkPercentsRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<DropsEditedDto> {
    return this.edits.changeMany({ table, dropperId }, request, { principal, client });
  }

  @Post('bulk-add')
  @HttpCode(200)
  @Permission('webAdmin')
  @LargeBodyLimit('spend', LIST_BODY)
  @ApiOperation({ summary: 'Adds items to many monsters or reactors' })
  @ApiOkResponse({ type: DropsEditedDto })
  addMany(
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody(BulkAddRequestDto) request: BulkAddRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DropsEditedDto> {
    return this.edits.addMany(table, request, { principal, client, key });
  }

  @Post('bulk-remove')
  @HttpCode(200)
  @Permission('webAdmin')
  @LargeBodyLimit('spend', LIST_BODY)
  @ApiOperation({ summary: 'Removes items from many monsters or reactors' })
  @ApiOkResponse({ type: DropsEditedDto })
  removeMany(
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody(BulkRemoveRequestDto) request: BulkRemoveRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DropsEditedDto> {
    return this.edits.removeMany(table, request, { principal, client, key });
  }
}
