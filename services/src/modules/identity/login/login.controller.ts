import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { LoginDto, LoginRequestDto } from './login.dto.js';
import { LoginService } from './login.service.js';
import { LogoutService } from './logout.service.js';

@ApiTags('auth')
@Controller('auth')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly logouts: LogoutService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'Logs in with the name and password of the game' })
  @ApiOkResponse({ type: LoginDto })
  login(
    @StrictBody(LoginRequestDto) request: LoginRequestDto,
    @CurrentClient() client: Client,
  ): Promise<LoginDto> {
    return this.logins.login(request, client);
  }

  @Post('logout')
  @HttpCode(204)
  @Permission('player', { allowBanned: true })
  @Limit('signIn')
  @ApiOperation({ summary: 'Ends the session of the token' })
  @ApiNoContentResponse()
  logout(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client): Promise<void> {
    return this.logouts.logout(principal, client);
  }
}
