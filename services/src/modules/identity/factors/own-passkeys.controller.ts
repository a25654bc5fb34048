import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { NewPasskeyDto, PasskeyDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { OwnPasskeysService } from './own-passkeys.service.js';
import { ConfirmingPasswordDto } from './factors.dto.js';

@ApiTags('auth')
@Controller('auth/factors/passkeys')
export class OwnPasskeysController {
  constructor(private readonly passkeys: OwnPasskeysService) {}

  @Post('options')
  @HttpCode(200)
  @Permission('player')
  @Limit('signIn')
  @ApiOkResponse({ type: PasskeyOptionsDto })
  ask(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ): Promise<PasskeyOptionsDto> {
    return this.passkeys.ask(principal, password, client);
  }

  @Post()
  @HttpCode(200)
  @Permission('player')
  @Limit('signIn')
  @ApiOkResponse({ type: PasskeyDto })
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(NewPasskeyDto) request: NewPasskeyDto,
    @CurrentClient() client: Client,
  ): Promise<PasskeyDto> {
    return this.passkeys.add(principal, request, client);
  }

  @Post(':id/remove')
  @HttpCode(204)
  @Permission('player')
  @Limit('signIn')
  @ApiNoContentResponse({ description: 'The passkey opens nothing any more' })
  remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam() id: number,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ): Promise<void> {
    return this.passkeys.remove(principal, id, password, client);
  }
}
