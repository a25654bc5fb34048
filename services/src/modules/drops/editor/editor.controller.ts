import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DROP_TABLES, MAX_DROPPERS_PER_CALL, REACTOR_PARTY_QUESTS } from '@portico/domain';
import type { DropTable, ReactorPartyQuest } from '@portico/domain';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  LargeBodyLimit,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  PositiveQuery,
  SearchTerm,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import {
  AddDropperRequestDto,
  DropperDropsDto,
  DropperDto,
  DropRowsDto,
  DropRowsRequestDto,
  DroppersDto,
  EditorStateDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
  ReloadedDto,
} from './editor.dto.js';
import { DropReloadService } from './drop-reload.service.js';
import { DropEditorService } from './editor.service.js';

const MAX_TERM = 64;

const MANY_IDS = { maxBytes: 32 * 1024, maxValues: MAX_DROPPERS_PER_CALL + 10 };

/** What the drop-rate editor reads. */
@ApiTags('drop rates')
@Controller('droprates')
export class DropEditorController {
  constructor(
    private readonly editor: DropEditorService,
    private readonly reloads: DropReloadService,
  ) {}

  @Get('state')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'What the editor can do on this server' })
  @ApiOkResponse({ type: EditorStateDto })
  state(): Promise<EditorStateDto> {
    return this.reloads.state();
  }

  @Get('monsters')
  @Permission('webAdmin')
  @Limit('search')
  @ApiOperation({ summary: 'Monsters or reactors, by id, name, level or party quest' })
  @ApiOkResponse({ type: DroppersDto })
  list(
    @SearchTerm({ max: MAX_TERM }) search: string,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @PositiveQuery('minLevel') minLevel: number | undefined,
    @PositiveQuery('maxLevel') maxLevel: number | undefined,
    @ChoiceQuery('partyQuest', REACTOR_PARTY_QUESTS) partyQuest: ReactorPartyQuest | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 50, max: 100 }) limit: number,
  ): Promise<DroppersDto> {
    return this.editor.list({ search, table, minLevel, maxLevel, partyQuest, page, limit });
  }

  @Post('monsters')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'A monster, with drops or without; writes nothing yet' })
  @ApiOkResponse({ type: DropperDto })
  add(@StrictBody(AddDropperRequestDto) { monsterId }: AddDropperRequestDto): Promise<DropperDto> {
    return this.editor.dropper('monster', monsterId);
  }

  @Get('monster/:id/drops')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'All rows of a monster or reactor, as they are now' })
  @ApiOkResponse({ type: DropperDropsDto })
  drops(
    @IdParam() id: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
  ): Promise<DropperDropsDto> {
    return this.editor.drops(table, id);
  }

  @Post('rows')
  @HttpCode(200)
  @Permission('webAdmin')
  @LargeBodyLimit('search', MANY_IDS)
  @ApiOperation({ summary: 'All rows of many monsters or reactors' })
  @ApiOkResponse({ type: DropRowsDto })
  rows(@StrictBody(DropRowsRequestDto) { type, dropperIds }: DropRowsRequestDto): Promise<DropRowsDto> {
    return this.editor.rows(type, dropperIds);
  }

  @Get('items/search')
  @Permission('webAdmin')
  @Limit('search')
  @ApiOperation({ summary: 'Items by name or id' })
  @ApiQuery({ name: 'query', required: false })
  @ApiOkResponse({ type: [FoundItemDto] })
  searchItems(@SearchTerm({ max: MAX_TERM, name: 'query' }) query: string): FoundItemDto[] {
    return this.editor.searchItems(query);
  }

  @Get('item/:itemId/monsters')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'Who drops an item; 0 is mesos' })
  @ApiOkResponse({ type: ItemDroppersDto })
  droppers(@IdParam('itemId', 0) itemId: number): Promise<ItemDroppersDto> {
    return this.editor.droppers(itemId);
  }

  @Get('map/:id/monsters')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'Monsters of a map with their drops: what an hour there yields' })
  @ApiOkResponse({ type: MapMonstersDto })
  map(@IdParam('id', 0) id: number): Promise<MapMonstersDto> {
    return this.editor.map(id);
  }

  @Post('reload')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Makes the game read its drops anew, where the portal reaches it' })
  @ApiOkResponse({ type: ReloadedDto })
  reload(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client): Promise<ReloadedDto> {
    return this.reloads.reload({ principal, client });
  }
}
