/** JSON that no HTML parser can mistake for markup. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const JsonScript = ({
  value,
  type = 'application/json',
}: {
  readonly value: unknown;
  readonly type?: string;
}) => <script type={type}>{scriptJson(value)}</script>;
