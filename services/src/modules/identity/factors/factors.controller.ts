import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import {
  ConfirmingPasswordDto,
  FactorsDto,
  RecoveryCodesDto,
  TotpCodeDto,
  TotpSecretDto,
} from './factors.dto.js';
import { FactorsService } from './factors.service.js';

@ApiTags('auth')
@Controller('auth/factors')
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  @Get()
  @Permission('player')
  @Limit('read')
  @ApiOkResponse({ type: FactorsDto })
  list(@CurrentPrincipal() principal: Principal): Promise<FactorsDto> {
    return this.factors.list(principal);
  }

  @Post('totp/begin')
  @HttpCode(200)
  @Permission('player')
  @Limit('signIn')
  @ApiOperation({ summary: 'A secret for an app; it counts once a code of it was given' })
  @ApiOkResponse({ type: TotpSecretDto })
  beginTotp(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ): Promise<TotpSecretDto> {
    return this.factors.beginTotp(principal, password, client);
  }

  @Post('totp')
  @HttpCode(200)
  @Permission('player')
  @Limit('signIn')
  @ApiOperation({ summary: 'Turns codes of an app on by the first of them' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  confirmTotp(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(TotpCodeDto) { code }: TotpCodeDto,
    @CurrentClient() client: Client,
  ): Promise<RecoveryCodesDto> {
    return this.factors.confirmTotp(principal, code, client);
  }

  @Post('totp/off')
  @HttpCode(204)
  @Permission('player')
  @Limit('signIn')
  @ApiNoContentResponse({ description: 'Logging in asks for no code any more' })
  turnTotpOff(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ): Promise<void> {
    return this.factors.turnTotpOff(principal, password, client);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Permission('player')
  @Limit('signIn')
  @ApiOperation({ summary: 'New recovery codes; the old ones are good no more' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  renewCodes(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ): Promise<RecoveryCodesDto> {
    return this.factors.renewCodes(principal, password, client);
  }
}
