import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { securityContactLine, securityExpiryLine } from '#hosting/security-text.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';

/**
 * The contact for security reports (RFC 9116); the build writes it to `.well-known/`, valid from its own day, with SITE_ORIGIN and
 * SECURITY_CONTACT in their places.
 */
export const emitSecurityText = ({ model }: SitePlan): GeneratedFile[] => {
  const { email, origin } = model.organisation;
  const text = [
    securityContactLine(email),
    securityExpiryLine(parseCivilDate(model.edition) ?? 0),
    `Preferred-Languages: ${model.locales.all.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/.well-known/security-policy.txt`,
    '',
  ].join('\n');
  return [{ path: 'public/security.txt', text }];
};
