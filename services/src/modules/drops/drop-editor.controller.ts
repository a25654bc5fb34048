import { ApiQuery } from '@nestjs/swagger';
import {
  DROP_TABLES,
  type DropTable,
  MAX_DROPPERS_PER_CALL,
  REACTOR_PARTY_QUESTS,
  type ReactorPartyQuest,
} from '@portico/domain';
import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  IdParam,
  PageLimit,
  PageNumber,
  PositiveQuery,
  Resource,
  SearchTerm,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import { IdempotencyKey } from '../../platform/http/idempotency/index.js';
import {
  AddDropperRequestDto,
  DropperDropsDto,
  DropperDto,
  DroppersDto,
  DropRowsDto,
  DropRowsRequestDto,
  EditorStateDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
  ReloadedDto,
} from './editor/editor.dto.js';
import { DropReloadService } from './editor/drop-reload.service.js';
import { DropEditorService } from './editor/editor.service.js';
import { DropsEditedDto } from './drops.dto.js';
import {
  AddDropRequestDto,
  BulkAddRequestDto,
  BulkPercentsRequestDto,
  BulkRemoveRequestDto,
  ChangeDropRequestDto,
  RemoveDropRequestDto,
} from './direct-edits/direct-edits.dto.js';
import { DirectEditsService } from './direct-edits/direct-edits.service.js';

const MAX_TERM = 64;
const MANY_IDS = { maxBytes: 32 * 1024, maxValues: MAX_DROPPERS_PER_CALL + 10 };

@Resource('drop rates', 'droprates')
export class DropEditorController {
  constructor(
    private readonly editor: DropEditorService,
    private readonly reloads: DropReloadService,
  ) {}

  @Call('GET', 'state', { permission: 'webAdmin', limit: 'read', type: EditorStateDto })
  @Summary('Capabilities of the editor on this server')
  state() {
    return this.reloads.state();
  }

  @Call('GET', 'monsters', { permission: 'webAdmin', limit: 'search', type: DroppersDto })
  @Summary('Monsters or reactors, by id, name, level or party quest')
  list(
    @SearchTerm({ max: MAX_TERM }) search: string,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @PositiveQuery('minLevel') minLevel: number | undefined,
    @PositiveQuery('maxLevel') maxLevel: number | undefined,
    @ChoiceQuery('partyQuest', REACTOR_PARTY_QUESTS) partyQuest: ReactorPartyQuest | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 50, max: 100 }) limit: number,
  ) {
    return this.editor.list({ search, table, minLevel, maxLevel, partyQuest }, page, limit);
  }

  @Call('POST', 'monsters', { permission: 'webAdmin', limit: 'read', type: DropperDto })
  @Summary('Opens a monster, with or without drops. Writes nothing')
  add(@StrictBody() { monsterId }: AddDropperRequestDto) {
    return this.editor.dropper('monster', monsterId);
  }

  @Call('GET', 'monster/:id/drops', { permission: 'webAdmin', limit: 'read', type: DropperDropsDto })
  @Summary('All current rows of a monster or reactor')
  drops(@IdParam() id: number, @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable) {
    return this.editor.drops(table, id);
  }

  @Call('POST', 'rows', { permission: 'webAdmin', limit: 'search', body: MANY_IDS, type: DropRowsDto })
  @Summary('All rows of many monsters or reactors')
  rows(@StrictBody() { type, dropperIds }: DropRowsRequestDto) {
    return this.editor.rows(type, dropperIds);
  }

  @Call('GET', 'items/search', { permission: 'webAdmin', limit: 'search', type: [FoundItemDto] })
  @Summary('Items by name or id')
  @ApiQuery({ name: 'query', required: false })
  searchItems(@SearchTerm({ max: MAX_TERM, name: 'query' }) query: string) {
    return this.editor.searchItems(query);
  }

  @Call('GET', 'item/:itemId/monsters', { permission: 'webAdmin', limit: 'read', type: ItemDroppersDto })
  @Summary('Droppers of an item; 0 is mesos')
  droppers(@IdParam('itemId', 0) itemId: number) {
    return this.editor.droppers(itemId);
  }

  @Call('GET', 'map/:id/monsters', { permission: 'webAdmin', limit: 'read', type: MapMonstersDto })
  @Summary('Monsters of a map with their drops, for its yield per hour')
  map(@IdParam('id', 0) id: number) {
    return this.editor.map(id);
  }

  @Call('POST', 'reload', { permission: 'webAdmin', limit: 'spend', type: ReloadedDto })
  @Summary('Makes the game reload its drops, if the portal can reach it')
  reload(@CurrentActor() actor: Actor) {
    return this.reloads.reload(actor);
  }
}

const EDIT = { permission: 'webAdmin', limit: 'spend', type: DropsEditedDto } as const;

/** Lists of thousands of ids. */
const LIST_EDIT = { ...EDIT, body: { maxBytes: 64 * 1024, maxValues: 3000 } } as const;

@Resource('drop rates', 'droprates')
export class DirectEditsController {
  constructor(private readonly edits: DirectEditsService) {}

  @Call('PUT', 'monster/:id/drop/:itemId', EDIT)
  @Summary('Changes a drop')
  change(
    @IdParam() dropperId: number,
    @IdParam('itemId', 0) itemId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @PositiveQuery('rowId') rowId: number | undefined,
    @StrictBody() edit: ChangeDropRequestDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.edits.change({ table, dropperId, itemId, rowId }, edit, actor);
  }

  @Call('POST', 'monster/:id/drop', EDIT)
  @Summary('Adds a drop')
  add(
    @IdParam() dropperId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody() drop: AddDropRequestDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.edits.add({ table, dropperId }, drop, { ...actor, key });
  }

  @Call('DELETE', 'monster/:id/drop/:itemId', EDIT)
  @Summary('Removes a drop')
  remove(
    @IdParam() dropperId: number,
    @IdParam('itemId', 0) itemId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @PositiveQuery('rowId') rowId: number | undefined,
    @StrictBody({ isOptional: true }) request: RemoveDropRequestDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.edits.remove({ table, dropperId, itemId, rowId }, request, actor);
  }

  @Call('PUT', 'monster/:id/drops/bulk', LIST_EDIT)
  @Summary('Changes the chances of many drops of a monster or reactor')
  changeMany(
    @IdParam() dropperId: number,
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody() request: BulkPercentsRequestDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.edits.changeMany({ table, dropperId }, request, actor);
  }

  @Call('POST', 'bulk-add', LIST_EDIT)
  @Summary('Adds items to many monsters or reactors')
  addMany(
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody() request: BulkAddRequestDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.edits.addMany(table, request, { ...actor, key });
  }

  @Call('POST', 'bulk-remove', LIST_EDIT)
  @Summary('Removes items from many monsters or reactors')
  removeMany(
    @ChoiceQuery('type', DROP_TABLES, 'monster') table: DropTable,
    @StrictBody() request: BulkRemoveRequestDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.edits.removeMany(table, request, { ...actor, key });
  }
}
