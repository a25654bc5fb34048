import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { ChangePasswordDto, PasswordChangedDto } from './change-password.dto.js';
import { ChangePasswordService } from './change-password.service.js';

@ApiTags('auth')
@Controller('auth')
export class ChangePasswordController {
  constructor(private readonly passwords: ChangePasswordService) {}

  @Post('change-password')
  @HttpCode(200)
  @Permission('player')
  @Limit('signIn')
  @ApiOperation({ summary: 'Changes the password of the game too; ends every other session' })
  @ApiOkResponse({ type: PasswordChangedDto })
  change(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ChangePasswordDto) request: ChangePasswordDto,
    @CurrentClient() client: Client,
  ): Promise<PasswordChangedDto> {
    return this.passwords.change(principal, request, client);
  }
}
