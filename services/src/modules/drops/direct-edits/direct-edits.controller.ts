import { DROP_TABLES, type DropTable } from '@portico/domain';
import { IdempotencyKey } from '../../../platform/http/idempotency/index.js';
import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  IdParam,
  PositiveQuery,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
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

const EDIT = { permission: 'webAdmin', limit: 'spend', type: DropsEditedDto } as const;

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
