/**
 * Where a page says that it is of an earlier version. It is written with every page, hidden: when it
 * is needed, nothing may come any more that would draw it.
 */
export function NewVersion() {
  return (
    <p
      hidden
      data-new-version
      role="alert"
      className="pointer-events-auto fixed inset-x-4 top-4 z-50 mx-auto w-fit rounded-xl border border-hairline bg-surface px-4 py-2 shadow-raised"
    >
      {'Une nouvelle version est prête\u00a0: '}
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-11 font-semibold underline"
      >
        recharger
      </button>
    </p>
  )
}
