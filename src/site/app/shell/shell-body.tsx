import { audiences } from '#generated/data/audiences.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { LinkGrid } from '../../ui/text/link-grid.tsx';

/** Where the app starts; until then, and without JavaScript, the phone and every course. */
export const ShellBody = () => {
  const t = useTexts('app');
  const common = useTexts('common');
  const locale = useLocale();
  const { layout, hosts, reader } = useSite();
  return (
    <div
      id="app"
      data-locale={locale}
      data-calendar={hosts.calendar || undefined}
      data-provider={hosts.provider?.url}
      data-token={hosts.provider?.token}
      data-pages={reader.asset(`app:${locale}`)}
      data-texts={reader.asset(`texts:${locale}:shell`)}
    >
      <div className="wrap section">
        <h1>{t.courses()}</h1>
        <noscript>
          <p>{t.withoutScript()}</p>
        </noscript>
        <CallUs text={common.callUs()} />
        {audiences.map(({ id }) => {
          const menu = layout.menus[id];
          return menu === undefined ? null : (
            <section key={id}>
              <h2>{menu.name}</h2>
              <LinkGrid links={menu.entries.map((entry) => ({ ...entry, name: entry.label }))} />
            </section>
          );
        })}
      </div>
    </div>
  );
};
