import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  type Principal,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import { AddReminderRequestDto, RemindersDto, RemoveReminderRequestDto } from './reminders.dto.js';
import { RemindersService } from './reminders.service.js';

@Resource('voting', 'voting/reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: RemindersDto })
  @Summary('Browsers that are told when the next vote is due, and the key to add one')
  own(@CurrentPrincipal() principal: Principal) {
    return this.reminders.own(principal);
  }

  @Call('POST', '', { permission: 'player', limit: 'spend', type: RemindersDto })
  @Summary('Adds a browser; one that is there already is kept once')
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(AddReminderRequestDto) request: AddReminderRequestDto,
    @CurrentClient() client: Client,
  ) {
    return this.reminders.add(principal, request, client);
  }

  @Call('POST', 'remove', { permission: 'player', limit: 'spend', type: RemindersDto })
  @Summary('Takes a browser of the account out again')
  remove(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(RemoveReminderRequestDto) request: RemoveReminderRequestDto,
    @CurrentClient() client: Client,
  ) {
    return this.reminders.remove(principal, request, client);
  }
}
