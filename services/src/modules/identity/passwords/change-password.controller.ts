import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  type Principal,
  StrictBody,
} from '../../../platform/http/index.js';
import { ChangePasswordDto, PasswordChangedDto } from './change-password.dto.js';
import { ChangePasswordService } from './change-password.service.js';

@ApiTags('auth')
@Controller('auth')
export class ChangePasswordController {
  constructor(private readonly passwords: ChangePasswordService) {}

  @Call('POST', 'change-password', { permission: 'player', limit: 'signIn', type: PasswordChangedDto })
  @ApiOperation({ summary: 'Changes the password of the game too; ends every other session' })
  change(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ChangePasswordDto) request: ChangePasswordDto,
    @CurrentClient() client: Client,
  ): Promise<PasswordChangedDto> {
    return this.passwords.change(principal, request, client);
  }
}
