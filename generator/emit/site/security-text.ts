import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** Days that an edition's contact stays valid: less than a year ahead (RFC 9116), with room for a late release. */
const validDays = 330;

/** Whom to tell about a weakness of the site; the build puts it into `.well-known/`, with SITE_ORIGIN in the place of the model's origin. */
export const emitSecurityText = ({ model }: SitePlan): GeneratedFile[] => {
  const { email, origin } = model.organisation;
  const expires = formatCivilDate((parseCivilDate(model.edition) ?? 0) + validDays);
  const text = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${model.locales.all.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/.well-known/security-policy.txt`,
    '',
  ].join('\n');
  return [{ path: 'public/security.txt', text }];
};
