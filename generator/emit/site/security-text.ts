import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { contactLine, expiryLine } from '#domain/hosting/security-text.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** Whom to tell about a weakness of the site; the build puts it into `.well-known/`, valid from its own day, with SITE_ORIGIN and SECURITY_CONTACT in their places. */
export const emitSecurityText = ({ model }: SitePlan): GeneratedFile[] => {
  const { email, origin } = model.organisation;
  const text = [
    contactLine(email),
    expiryLine(parseCivilDate(model.edition) ?? 0),
    `Preferred-Languages: ${model.locales.all.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/.well-known/security-policy.txt`,
    '',
  ].join('\n');
  return [{ path: 'public/security.txt', text }];
};
